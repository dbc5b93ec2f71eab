// RUN:
// Properties that are no attributes: in bytecode in the order of their declaration.
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %q: !ptr.ptr<#ptr.generic_space>, %m: vector<4xi1>, %v: vector<4xf32>, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %o: index, %i: i32) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> i32
  %1 = ptr.load volatile %p nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
  %10 = ptr.load volatile %p atomic syncscope("a") monotonic alignment = 8 {a = 1}: !ptr.ptr<#ptr.generic_space> -> i32
  ptr.store %1, %q : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %1, %q nontemporal alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store %0, %q atomic release invariant_group alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
  %3 = ptr.masked_load %p, %m, %v alignment = 8: !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %4 = ptr.gather %ps, %m, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %v, %ps, %m alignment = 16 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %5 = ptr.ptr_add nuw %p, %o : !ptr.ptr<#ptr.generic_space>, index
  %6 = ptr.ptr_add %p, %o : !ptr.ptr<#ptr.generic_space>, index
  %7 = ptr.type_offset f32 : index
  return
}
