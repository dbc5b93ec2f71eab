// What the definitions of Triton leave to C++; for: mortise-import --with=triton.supplement.mlir
ods.dialect @tt {
  ods.type @ptr {parameters = ["pointeeType: type", "addressSpace: int32 = 1"], format = "`<` $pointeeType (`,` $addressSpace^)? `>`"}
  ods.operation @unsplat {types = ["result = element(src)"]}
}
ods.dialect @ttg {
  ods.operation @barrier {format = "$addrSpace attr-dict"}
  ods.operation @memdesc_trans {traits = ["pure"]}
  ods.operation @memdesc_subslice {format = "$src $offsets attr-dict `:` qualified(type($src)) `->` qualified(type($result))"}
  ods.constraint @TTG_TensorOrMemDesc {accepts = "ranked_tensor | !ttg.memdesc"}
}
ods.dialect @ttng {
  ods.directive @BarriersAndPreds {arguments = ["barriers", "predicates"], format = "custom<PairsAfterCommas>($barriers, $predicates)"}
  ods.directive @Token {arguments = ["token", "type"], format = "custom<BracketedToken>($token, $type, \"!ttg.async.token\")"}
  ods.constraint @TTG_TensorOrMemDesc {accepts = "ranked_tensor | !ttg.memdesc"}
}
ods.dialect @amdg {
  ods.operation @buffer_load {types = ["ptr = !tt.ptr(element(result))", "offsets = with_element(result, i32)", "mask = i1_like(result)", "other = result"]}
  ods.operation @buffer_store {types = ["ptr = !tt.ptr(element(value))", "offsets = with_element(value, i32)", "mask = i1_like(value)"]}
  ods.operation @buffer_atomic_rmw {types = ["ptr = !tt.ptr(element(result))", "offsets = with_element(result, i32)", "value = result", "mask = i1_like(result)"]}
  ods.operation @buffer_atomic_cas {types = ["ptr = !tt.ptr(element(result))", "offsets = with_element(result, i32)", "val = result", "cmp = result"]}
}
