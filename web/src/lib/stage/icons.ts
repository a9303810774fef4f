// Lines of icons that more than one part draws, in 24 × 24.
export const FIT_ICON = 'M4,9V4H9M15,4H20V9M20,15V20H15M9,20H4V15'
export const CHANGED_ICON = 'M12,2V7M12,17V22M2,12H7M17,12H22M6.5,12a5.5,5.5 0 1 1 11,0a5.5,5.5 0 1 1 -11,0'
