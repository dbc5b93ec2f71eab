module attributes {omp.a = #omp<clause_requires reverse_offload|unified_address>, omp.b = #omp<procbindkind close>, omp.c = #omp<clause_depend(dependsource)>, omp.d = #omp<data_sharing_type{type = private}>, omp.e = #omp<order_mod reproducible>, omp.f = #omp.flags<debug_kind = 1, assume_no_thread_state = true, openmp_device_version = 51>, omp.flags = #omp.flags<>, omp.g = #omp<variable_capture_kind(ByRef)>, omp.h = !omp.map_bounds_ty, omp.i = #omp.flags<debug_kind = 4294967295>, omp.is_gpu = false, omp.requires = #omp<clause_requires none>, omp.version = #omp.version<version = 11>} {
  func.func private @f() attributes {omp.declare_target = #omp.declaretarget<device_type = (host), capture_clause = (to)>}
  func.func private @g() attributes {omp.declare_target = #omp.declaretarget<capture_clause = (link)>}
}

