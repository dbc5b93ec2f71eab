// What the definitions of AIE leave to C++; for: mortise-import --with=aie.supplement.mlir
ods.dialect @aie {
  ods.operation @buffer {format = "`(` $tile `)` attr-dict `:` type($buffer) (`=` $initial_value^)?"}
  ods.operation @runtime_sequence {format = "($sym_name^)? custom<RegionWithArguments>($body) attr-dict"}
  ods.operation @dma_bd {
    attributes = [
      "offset: i32?", "len: i32?", "dimensions: #aie.bd_dim_layout_array?", "pad_dimensions: #aie.bd_pad_layout_array?",
      "pad_value: i32?", "bd_id: i32?", "packet: #aie.packet_info?", "burst_length: i32?", "next_bd_id: i32?"
    ],
    format = "`(` $buffer `:` type($buffer) (`,` $offset^ `,` $len (`,` $dimensions^)? (`,` $pad_dimensions^)? (`,` `pad_value` `=` $pad_value^)?)? `)` attr-dict"
  }
  ods.operation @logical_tile {format = "`<` $tile_type `>` `(` ($col^) : (`?`)? `,` ($row^) : (`?`)? `)` attr-dict"}
  ods.operation @objectfifo {
    attributes = [
      "sym_name: symbol_name", "elemNumber: i32 | array", "elemType: type",
      "dimensionsToStream: #aie.bd_dim_layout_array?", "dimensionsFromStreamPerConsumer: #aie.bd_dim_layout_array_array?",
      "via_DMA: bool = false", "plio: bool = false", "disable_synchronization: bool = false", "repeat_count: i32?",
      "aie_stream: i32?", "aie_stream_port: i32?", "initValues: array?", "padDimensions: #aie.bd_pad_layout_array?", "iter_count: i32?"
    ],
    format = "$sym_name `(` $producerTile (`dimensionsToStream` $dimensionsToStream^)? `,` `{` $consumerTiles `}` `,` $elemNumber `)` attr-dict `:` $elemType (`=` $initValues^)?"
  }
  ods.operation @trace.start {format = "(`broadcast` `=` $broadcast^)? (`event` `=` $event^)? attr-dict"}
  ods.operation @trace.stop {format = "(`broadcast` `=` $broadcast^)? (`event` `=` $event^)? attr-dict"}
  ods.operation @trace.edge_event {format = "`<` $slot `>` `event` `=` $event `trigger` `=` $trigger attr-dict"}
  ods.operation @trace.host_config {format = "`buffer_size` `=` $buffer_size (`arg_idx` `=` $arg_idx^)? (`routing` `=` $routing^)? attr-dict"}
}
ods.dialect @aievec {
  ods.directive @Types {arguments = ["a", "b"], format = "`:` $a `,` $b"}
  ods.operation @ext {format = "$source attr-dict custom<Types>(type($source), type($result))"}
  ods.operation @srs {format = "$source `,` $shift attr-dict `:` type($source) `,` type($shift) `,` type($result)"}
  ods.operation @ups {format = "$source attr-dict custom<Types>(type($source), type($result))"}
  ods.operation @cast {format = "$source attr-dict custom<Types>(type($source), type($result))"}
  ods.operation @pack {format = "$source attr-dict custom<Types>(type($source), type($result))"}
  ods.operation @unpack {format = "$source attr-dict custom<Types>(type($source), type($result))"}
  ods.operation @broadcast_scalar {format = "$source attr-dict custom<Types>(type($source), type($result))"}
  ods.operation @mul_elem {format = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `,` type($result)"}
  ods.operation @mac_elem {
    types = ["result = acc"],
    format = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs) `,` type($rhs) `,` type($acc)"
  }
  ods.operation @shift {format = "$lhs `,` $rhs `,` $shift attr-dict `:` type($lhs) `,` type($rhs) `,` type($shift) `,` type($result)"}
  ods.operation @upd {types = ["same(vector, result)"], format = "$source `[` $indices `]` (`,` $vector^)? attr-dict custom<Types>(type($source), type($result))"}
}
