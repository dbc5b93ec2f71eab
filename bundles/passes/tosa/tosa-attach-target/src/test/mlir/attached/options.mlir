// RUN: --tosa-attach-target="profiles=pro_int,pro_fp extensions=int16,shape level=none specification_version=1.1.draft"
// Profiles and extensions are in the order of the options.
func.func @f() {
  return
}
