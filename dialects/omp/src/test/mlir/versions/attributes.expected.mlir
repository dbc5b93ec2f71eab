module attributes {a.a = #omp.declaretarget<device_type = (any), capture_clause = (none), automap = true>, a.b = #omp.declaretarget<automap = false>, a.c = #omp.declaretarget<>, a.d = #omp.atomic_control<ignore_denormal_mode = true, fine_grained_memory = true, remote_memory = true>, a.e = #omp.atomic_control<>, a.f = #omp<numthreadstype strict>, a.g = #omp<bindkind teams>, a.h = #omp<clause_map_flags to|from>, a.i = #omp<clause_map_flags none>, a.j = !omp.cli, a.k = #omp.declaretarget<device_type = (any), automap = false>} {
}

