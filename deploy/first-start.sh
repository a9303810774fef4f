#!/bin/sh
# The first start of nginx before Saboteur, when there is no certificate yet: nginx cannot start without one, and the
# certificate cannot be had without nginx. So a stand-in signed by this machine comes first. As root, once:
#
#   deploy/first-start.sh mine.example you@mine.example
#
# Needs nginx, openssl and certbot (or CERTBOT, any command that takes the same words). May be run again.
set -eu

if [ $# -ne 2 ]; then
    echo "usage: first-start.sh NAME MAIL   (NAME: what people have in their address bar)" >&2
    exit 2
fi
name=$1 mail=$2
prefix=${PREFIX:-}                               # before all folders, for a trial
site=${SITE:-$(dirname "$0")/nginx.conf}
nginx=${NGINX_COMMAND:-nginx}
certbot=${CERTBOT:-certbot}
tls=$prefix/etc/nginx/saboteur
conf=$prefix/etc/nginx/conf.d/saboteur.conf
web=$prefix/var/www/acme

umask 022
mkdir -p "$tls" "$web/.well-known/acme-challenge" "$(dirname "$conf")"

if [ ! -e "$tls/fullchain.pem" ]; then
    echo "a stand-in for the certificate, which browsers warn of"
    (umask 077; openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj "/CN=$name" \
        -addext "subjectAltName=DNS:$name" -keyout "$tls/privkey.pem" -out "$tls/fullchain.pem" 2>/dev/null)
fi
if [ ! -e "$conf" ]; then
    sed "s/mine\.example/$name/g" "$site" > "$conf"
fi
# What certbot runs now, and after each renewal.
cat > "$tls/renewed.sh" <<END
#!/bin/sh
set -e
umask 077
cp "\$RENEWED_LINEAGE/privkey.pem" "$tls/privkey.pem"
cp "\$RENEWED_LINEAGE/fullchain.pem" "$tls/fullchain.pem"
$nginx -s reload
END
chmod 755 "$tls/renewed.sh"

$nginx -t -q
$nginx -s reload 2>/dev/null || $nginx

echo "the certificate"
$certbot certonly --webroot --webroot-path "$web" --domain "$name" --email "$mail" --agree-tos --non-interactive \
    --keep-until-expiring --deploy-hook "$tls/renewed.sh"
echo "https://$name is served; certbot renews the certificate by itself"
