// RUN: --split-input-file
// Attributes of modules and functions, and words of enumerations. Defaults are not printed.
module attributes {omp.flags = #omp.flags<>, omp.version = #omp.version<version = 11>, omp.is_gpu = false,
    omp.requires = #omp<clause_requires none>, omp.a = #omp<clause_requires unified_address|reverse_offload>,
    omp.b = #omp<procbindkind close>, omp.c = #omp<clause_depend(dependsource)>,
    omp.d = #omp<data_sharing_type {type = private}>, omp.e = #omp<order_mod reproducible>,
    omp.f = #omp.flags<openmp_device_version = 51, debug_kind = 1, assume_no_thread_state = true, no_gpu_lib = false>,
    omp.g = #omp<variable_capture_kind(ByRef)>, omp.h = !omp.map_bounds_ty, omp.i = #omp.flags<debug_kind = -1>} {
  func.func private @f() attributes {
    omp.declare_target = #omp.declaretarget<capture_clause = (to), device_type = (host)>}
  func.func private @g() attributes {omp.declare_target = #omp.declaretarget<capture_clause = (link)>}
}
