// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Transformations of operations of {@code xegpu}: how the parts of a tensor are laid out over threads. */
@Op(name = "transform.xegpu.convert_layout", family = TransformOp.class,
    operands = {
        "target: VALUE_HANDLE", "input_sg_layout: PARAM_OR_HANDLE...", "input_sg_data: PARAM_OR_HANDLE...",
        "input_inst_data: PARAM_OR_HANDLE...", "target_sg_layout: PARAM_OR_HANDLE...",
        "target_sg_data: PARAM_OR_HANDLE...", "target_inst_data: PARAM_OR_HANDLE..."
    },
    results = "newConvertOp: HANDLE",
    attributes = {
        "static_input_sg_layout: DENSE_I64_ARRAY? = NO_NUMBERS", "static_input_sg_data: DENSE_I64_ARRAY? = NO_NUMBERS",
        "static_input_inst_data: DENSE_I64_ARRAY? = NO_NUMBERS",
        "static_target_sg_layout: DENSE_I64_ARRAY? = NO_NUMBERS",
        "static_target_sg_data: DENSE_I64_ARRAY? = NO_NUMBERS",
        "static_target_inst_data: DENSE_I64_ARRAY? = NO_NUMBERS"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS", implementations = HandleEffects.Modifying.class, since = "22.1",
    format = "$target `input_sg_layout` `=` custom<DynamicIndexList>($input_sg_layout, $static_input_sg_layout) "
        + "`input_sg_data` `=` custom<DynamicIndexList>($input_sg_data, $static_input_sg_data) "
        + "(`input_inst_data` `=` custom<DynamicIndexList>($input_inst_data, $static_input_inst_data)^)? "
        + "`target_sg_layout` `=` custom<DynamicIndexList>($target_sg_layout, $static_target_sg_layout) "
        + "`target_sg_data` `=` custom<DynamicIndexList>($target_sg_data, $static_target_sg_data) "
        + "(`target_inst_data` `=` custom<DynamicIndexList>($target_inst_data, $static_target_inst_data)^)? "
        + "attr-dict `:` functional-type(operands, results)",
    summary = "Converts a value from one layout to another.")
@Op(name = "transform.xegpu.get_desc_op", family = TransformOp.class, operands = "target: VALUE_HANDLE",
    results = "descHandle: HANDLE", implementations = HandleEffects.Reading.class, since = "22.1",
    format = TransformOp.FUNCTIONAL_TYPE, summary = "Returns the operation that creates the descriptor of a value.")
@Op(name = "transform.xegpu.insert_prefetch", family = TransformOp.class,
    operands = {"target: VALUE_HANDLE", "dynamic_nb_prefetch: PARAM_OR_HANDLE?"}, results = "desc_op: HANDLE",
    attributes = "static_nb_prefetch: I64? = ONE", implementations = HandleEffects.Modifying.class, since = "22.1",
    format = "$target `nb_prefetch` `=` ($dynamic_nb_prefetch^):($static_nb_prefetch)? attr-dict `:` "
        + "functional-type(operands, results)",
    summary = "Prefetches the tiles of an operand of a matrix product.")
@Op(name = "transform.xegpu.set_desc_layout", family = TransformOp.class,
    operands = {
        "target: HANDLE", "sg_layout: PARAM_OR_HANDLE...", "sg_data: PARAM_OR_HANDLE...",
        "inst_data: PARAM_OR_HANDLE..."
    },
    results = "transformed: HANDLE",
    attributes = {
        "static_sg_layout: DENSE_I64_ARRAY? = NO_NUMBERS", "static_sg_data: DENSE_I64_ARRAY? = NO_NUMBERS",
        "static_inst_data: DENSE_I64_ARRAY? = NO_NUMBERS", "slice_dims: DENSE_I64_ARRAY? = NO_NUMBERS"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS", implementations = HandleEffects.ConsumingFirst.class, since = "22.1",
    format = "$target `sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) "
        + "`sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) "
        + "(`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)? "
        + "(`slice_dims` `=` $slice_dims^)? attr-dict `:` functional-type(operands, results)",
    summary = "Sets the layout of a descriptor.")
@Op(name = "transform.xegpu.set_gpu_launch_threads", family = TransformOp.class,
    operands = {"target: HANDLE", "threads: PARAM_OR_HANDLE..."},
    attributes = "static_threads: DENSE_I64_ARRAY? = NO_NUMBERS", implementations = HandleEffects.Modifying.class,
    since = "22.1",
    format = "$target `threads` `=` custom<DynamicIndexList>($threads, $static_threads) attr-dict `:` "
        + "qualified(type(operands))",
    summary = "Sets the number of threads of a launch.")
@Op(name = "transform.xegpu.set_op_layout_attr", family = TransformOp.class,
    operands = {
        "target: HANDLE", "sg_layout: PARAM_OR_HANDLE...", "sg_data: PARAM_OR_HANDLE...",
        "inst_data: PARAM_OR_HANDLE..."
    },
    attributes = {
        "index: I64? = ZERO", "static_sg_layout: DENSE_I64_ARRAY? = NO_NUMBERS",
        "static_sg_data: DENSE_I64_ARRAY? = NO_NUMBERS", "static_inst_data: DENSE_I64_ARRAY? = NO_NUMBERS",
        "slice_dims: DENSE_I64_ARRAY? = NO_NUMBERS", "result: UNIT?"
    },
    traits = "ATTR_SIZED_OPERAND_SEGMENTS", implementations = HandleEffects.Modifying.class, since = "22.1",
    format = "$target (`result` $result^)? (`index` `=` $index^)? "
        + "`sg_layout` `=` custom<DynamicIndexList>($sg_layout, $static_sg_layout) "
        + "`sg_data` `=` custom<DynamicIndexList>($sg_data, $static_sg_data) "
        + "(`inst_data` `=` custom<DynamicIndexList>($inst_data, $static_inst_data)^)? "
        + "(`slice_dims` `=` $slice_dims^)? attr-dict `:` qualified(type(operands))",
    summary = "Sets the layout of an operand or a result of an operation.")
final class XegpuOps {
  private XegpuOps() {}
}
