// Syntax of dialects of MLIR 22 that their definitions leave to C++; for mortise-import --with. The bundles acc, mlir and spirv
// have what needs Java.

ods.dialect @emitc {
  ods.operation @do {format = "$bodyRegion `while` $conditionRegion attr-dict"}
  ods.operation @if {format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict"}
}

ods.dialect @ptr {
  ods.operation @ptr_add {
    types = ["same(base, result)"],
    format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)"
  }
}

ods.dialect @rocdl {
  ods.operation @raw.buffer.load {
    operands = ["rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)"
  }
  ods.operation @raw.buffer.store {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.fadd {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.fmax {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.smax {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.umin {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
}

ods.dialect @shard {
  ods.operation @all_gather {result_names = ["all_gather"]}
  ods.operation @all_reduce {result_names = ["all_reduce"]}
  ods.operation @all_slice {result_names = ["all_slice"]}
  ods.operation @all_to_all {result_names = ["all_to_all"]}
  ods.operation @broadcast {result_names = ["broadcast"]}
  ods.operation @gather {result_names = ["gather"]}
  ods.operation @grid_shape {result_names = ["grid_shape"]}
  ods.operation @recv {result_names = ["recv"]}
  ods.operation @reduce {result_names = ["reduce"]}
  ods.operation @reduce_scatter {result_names = ["reduce_scatter"]}
  ods.operation @scatter {result_names = ["scatter"]}
  ods.operation @send {result_names = ["send"]}
  ods.operation @shard_shape {result_names = ["shard_shape"]}
  ods.operation @shift {result_names = ["shift"]}
  ods.operation @neighbors_linear_indices {result_names = ["down_linear_idx", "up_linear_idx"]}
  ods.operation @process_linear_index {result_names = ["proc_linear_idx"]}
  ods.operation @process_multi_index {result_names = ["proc_linear_idx"]}
  ods.operation @shard {result_names = ["sharding_annotated"]}
  ods.operation @sharding {result_names = ["sharding"]}
}

ods.dialect @smt {
  ods.attribute @bv {parameters = ["value: integer", "type: self"], format = "`<` $value `>`"}
}

ods.dialect @spirv {
  ods.operation @GL.FClamp {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @GL.Fma {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @GL.SClamp {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @GL.UClamp {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
}

ods.dialect @wasmssa {
  ods.type @limit {parameters = ["min: uint32", "max: uint32?"], format = "`[` $min `` `:` ($max^)? `]`"}
  ods.operation @local_get {types = ["result = parameter(localVar, elementType)"], format = "$localVar `:` type($localVar) attr-dict"}
  ods.operation @local_tee {
    types = ["result = parameter(localVar, elementType)"],
    format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  }
}

ods.dialect @xegpu {
  ods.attribute @block_tdesc_attr {
    parameters = ["memory_space: #xegpu.memory_space = #xegpu<memory_space global>", "array_length: attr(integer | index) = 1 : i64", "boundary_check: attr(bool) = true"]
  }
  ods.attribute @scatter_tdesc_attr {
    parameters = ["memory_space: #xegpu.memory_space = #xegpu<memory_space global>", "chunk_size: attr(integer | index) = 1 : i64"]
  }
  ods.attribute @mem_layout {parameters = ["block: attribute?", "stride: attribute?"], format = "`<` struct(params) `>`"}
  ods.type @mem_desc {parameters = ["shape: dims", "element: type", "layout: attribute?"], format = "`<` $shape `` $element (`,` $layout^)? `>`"}
  ods.type @tensor_desc {
    parameters = ["shape: dims", "element: type", "encoding: attribute = #xegpu.block_tdesc_attr<>", "layout: attribute?"],
    format = "`<` $shape `` $element (`,` $encoding^)? (`,` $layout^)? `>`"
  }
}
