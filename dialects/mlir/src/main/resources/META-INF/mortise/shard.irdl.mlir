// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @shard attributes {
  source = "MLIR 22.1",
  since = "22.1"
} {
  ods.constraint @AnyNon0RankedMemRef {
    accepts = "memref & min_rank(1)",
    description = "non-0-ranked.memref of any type values"
  }
  ods.constraint @AnyNon0RankedTensor {
    accepts = "tensor & min_rank(1)",
    description = "non-0-ranked.tensor of any type values"
  }

  ods.enum @ReductionKind {
    type = "i32",
    cases = [
      "sum = 1",
      "max",
      "min",
      "product",
      "average",
      "bitwise_and",
      "bitwise_or",
      "bitwise_xor",
      "generic = 100"
    ]
  }

  ods.attribute @partial {
    parameters = ["value: @ReductionKind"],
    format = "$value"
  }
  ods.attribute @axisarray {parameters = ["axes: list(attr(array_i16))"], format = "`[` $axes `]`"}

  ods.type @sharding {}

  ods.operation @grid {
    attributes = ["sym_name: symbol_name", "shape: array_i64"],
    traits = ["pure", "symbol"],
    format = "$sym_name `(` `shape` `=` custom<DimensionList>($shape) `)` attr-dict"
  }

  ods.operation @grid_shape {
    attributes = ["grid: flat_symbol", "axes: array_i16 = array<i16>"],
    results = ["result: index..."],
    traits = ["pure"],
    result_names = ["grid_shape"],
    format = "$grid (`axes` `=` $axes^)? attr-dict `:` type($result)"
  }

  ods.operation @process_multi_index {
    attributes = ["grid: flat_symbol", "axes: array_i16 = array<i16>"],
    results = ["result: index..."],
    traits = ["pure"],
    result_names = ["proc_linear_idx"],
    format = "`on` $grid (`axes` `=` $axes^)? attr-dict `:` type($result)"
  }

  ods.operation @process_linear_index {
    attributes = ["grid: flat_symbol"],
    results = ["result: index"],
    traits = ["pure"],
    result_names = ["proc_linear_idx"],
    format = "`on` $grid attr-dict `:` type($result)"
  }

  ods.operation @neighbors_linear_indices {
    operands = ["device: index..."],
    attributes = ["grid: flat_symbol", "split_axes: array_i16"],
    results = ["neighbor_down: index", "neighbor_up: index"],
    traits = ["pure"],
    result_names = ["down_linear_idx", "up_linear_idx"],
    format = "`on` $grid `[` $device `]` `split_axes` `=` $split_axes attr-dict `:` type(results)"
  }

  ods.operation @sharding {
    operands = ["dynamic_sharded_dims_offsets: i64...", "dynamic_halo_sizes: i64..."],
    attributes = [
      "grid: flat_symbol",
      "split_axes: #shard.axisarray",
      "static_sharded_dims_offsets: array_i64 = array<i64>",
      "static_halo_sizes: array_i64 = array<i64>"
    ],
    results = ["result: !shard.sharding"],
    traits = ["attr_sized_operand_segments", "pure"],
    result_names = ["sharding"],
    format = "$grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($dynamic_halo_sizes, $static_halo_sizes)^)? (`sharded_dims_offsets` `=` custom<DynamicIndexList>($dynamic_sharded_dims_offsets, $static_sharded_dims_offsets)^)? attr-dict `:` type($result)"
  }

  ods.operation @get_sharding {
    operands = ["source: ranked_tensor"],
    results = ["result: !shard.sharding"],
    traits = ["pure"],
    format = "$source attr-dict `:` type($source) `->` type($result)"
  }

  ods.operation @shard_shape {
    operands = ["dims_dynamic: index...", "sharding: !shard.sharding", "device_dynamic: index..."],
    attributes = ["dims: array_i64", "device: array_i64"],
    results = ["result: index..."],
    traits = ["attr_sized_operand_segments", "pure"],
    result_names = ["shard_shape"],
    format = "`dims` `=` custom<DynamicIndexList>($dims_dynamic, $dims) `sharding` `=` $sharding `device` `=` custom<DynamicIndexList>($device_dynamic, $device) attr-dict `:` type(results)"
  }

  ods.operation @shard {
    operands = ["src: ranked_tensor", "sharding: !shard.sharding"],
    attributes = ["annotate_for_users: unit?"],
    results = ["result: ranked_tensor"],
    types = ["same(result, src)"],
    traits = ["pure"],
    result_names = ["sharding_annotated"],
    format = "$src `to` $sharding (`annotate_for_users` $annotate_for_users^)? attr-dict `:` type($result)"
  }

  ods.operation @all_gather {
    operands = ["input: @AnyNon0RankedTensor"],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "gather_axis: index"],
    results = ["result: @AnyNon0RankedTensor"],
    traits = ["same_operands_and_result_element_type", "same_operands_and_result_rank", "pure"],
    result_names = ["all_gather"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis attr-dict `:` type($input) `->` type($result)"
  }

  ods.operation @all_reduce {
    operands = ["input: memref | ranked_tensor"],
    attributes = [
      "grid: flat_symbol",
      "grid_axes: array_i16 = array<i16>",
      "reduction: #shard.partial = #shard<partial sum>"
    ],
    results = ["result: memref | ranked_tensor"],
    traits = ["same_operands_and_result_shape", "pure"],
    result_names = ["all_reduce"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? attr-dict `:` type($input) `->` type($result)"
  }

  ods.operation @all_slice {
    operands = ["input: @AnyNon0RankedTensor"],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "slice_axis: index"],
    results = ["result: @AnyNon0RankedTensor"],
    traits = ["same_operands_and_result_element_type", "same_operands_and_result_rank", "pure"],
    result_names = ["all_slice"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `slice_axis` `=` $slice_axis attr-dict `:` type($input) `->` type($result)"
  }

  ods.operation @all_to_all {
    operands = ["input: @AnyNon0RankedTensor"],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "split_axis: index", "concat_axis: index"],
    results = ["result: @AnyNon0RankedTensor"],
    traits = ["same_operands_and_result_element_type", "same_operands_and_result_rank", "pure"],
    result_names = ["all_to_all"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `split_axis` `=` $split_axis `concat_axis` `=` $concat_axis attr-dict `:` type($input) `->` type($result)"
  }

  ods.operation @broadcast {
    operands = ["input: ranked_tensor", "root_dynamic: index..."],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "root: array_i64"],
    results = ["result: ranked_tensor"],
    types = ["same_shape(input, result)", "same_element(input, result)"],
    traits = ["pure"],
    result_names = ["broadcast"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @gather {
    operands = ["input: @AnyNon0RankedTensor", "root_dynamic: index..."],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "gather_axis: index", "root: array_i64"],
    results = ["result: @AnyNon0RankedTensor"],
    types = ["same_rank(input, result)", "same_element(input, result)"],
    traits = ["pure"],
    result_names = ["gather"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `gather_axis` `=` $gather_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @recv {
    operands = ["input: @AnyNon0RankedTensor", "source_dynamic: index..."],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "source: array_i64?"],
    results = ["result: ranked_tensor"],
    types = ["same_shape(input, result)", "same_element(input, result)"],
    result_names = ["recv"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`source` `=` custom<DynamicIndexList>($source_dynamic, $source)^)? attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @reduce {
    operands = ["input: ranked_tensor", "root_dynamic: index..."],
    attributes = [
      "grid: flat_symbol",
      "grid_axes: array_i16 = array<i16>",
      "reduction: #shard.partial = #shard<partial sum>",
      "root: array_i64"
    ],
    results = ["result: ranked_tensor"],
    types = ["same_shape(input, result)"],
    traits = ["pure"],
    result_names = ["reduce"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @reduce_scatter {
    operands = ["input: @AnyNon0RankedTensor"],
    attributes = [
      "grid: flat_symbol",
      "grid_axes: array_i16 = array<i16>",
      "reduction: #shard.partial = #shard<partial sum>",
      "scatter_axis: index"
    ],
    results = ["result: ranked_tensor"],
    traits = ["same_operands_and_result_rank", "pure"],
    result_names = ["reduce_scatter"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? (`reduction` `=` $reduction^)? `scatter_axis` `=` $scatter_axis attr-dict `:` type($input) `->` type($result)"
  }

  ods.operation @scatter {
    operands = ["input: @AnyNon0RankedTensor", "root_dynamic: index..."],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "scatter_axis: index", "root: array_i64"],
    results = ["result: ranked_tensor"],
    types = ["same_rank(input, result)", "same_element(input, result)"],
    traits = ["pure"],
    result_names = ["scatter"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `scatter_axis` `=` $scatter_axis `root` `=` custom<DynamicIndexList>($root_dynamic, $root) attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @send {
    operands = ["input: @AnyNon0RankedTensor", "destination_dynamic: index..."],
    attributes = ["grid: flat_symbol", "grid_axes: array_i16 = array<i16>", "destination: array_i64"],
    results = ["result: ranked_tensor"],
    types = ["same_shape(input, result)", "same_element(input, result)"],
    result_names = ["send"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `destination` `=` custom<DynamicIndexList>($destination_dynamic, $destination) attr-dict `:` functional-type(operands, results)"
  }

  ods.operation @shift {
    operands = ["input: @AnyNon0RankedTensor"],
    attributes = [
      "grid: flat_symbol",
      "grid_axes: array_i16 = array<i16>",
      "shift_axis: index",
      "offset: i64",
      "rotate: unit?"
    ],
    results = ["result: ranked_tensor"],
    traits = ["same_operands_and_result_element_type", "same_operands_and_result_shape", "pure"],
    result_names = ["shift"],
    format = "$input `on` $grid (`grid_axes` `=` $grid_axes^)? `shift_axis` `=` $shift_axis `offset` `=` $offset (`rotate` $rotate^)? attr-dict `:` type($input) `->` type($result)"
  }

  ods.operation @update_halo {
    operands = ["destination: @AnyNon0RankedMemRef | @AnyNon0RankedTensor", "halo_sizes: i64..."],
    attributes = ["grid: flat_symbol", "split_axes: #shard.axisarray", "static_halo_sizes: array_i64 = array<i64>"],
    results = ["result: @AnyNon0RankedMemRef | @AnyNon0RankedTensor"],
    types = ["destination = result : \"result has same type as destination\""],
    traits = ["pure"],
    format = "$destination `on` $grid `split_axes` `=` $split_axes (`halo_sizes` `=` custom<DynamicIndexList>($halo_sizes, $static_halo_sizes)^)? attr-dict `:` type($result)"
  }
}

