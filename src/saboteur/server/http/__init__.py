"""HTTP: one guarded way in for every route, limits, schemas and static pages."""
