// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import org.mortise.dialect.linalg.IndexOp;
import org.mortise.dialect.linalg.SoftmaxOp;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Serves;
import org.mortise.ir.execution.DialectExecution;
import org.mortise.ir.execution.ExecutableOpInterface;
import org.osgi.service.component.annotations.Component;

/** Structured operations, all of them by their indexing maps and regions, and those without these. */
@Component(service = ExecutableOpInterface.class)
@Serves({"linalg.abs", "linalg.add", "linalg.batch_matmul", "linalg.batch_matmul_transpose_a",
    "linalg.batch_matmul_transpose_b", "linalg.batch_matvec", "linalg.batch_mmt4d", "linalg.batch_reduce_matmul",
    "linalg.batch_vecmat", "linalg.broadcast", "linalg.ceil", "linalg.conv_1d", "linalg.conv_1d_ncw_fcw",
    "linalg.conv_1d_nwc_wcf", "linalg.conv_2d", "linalg.conv_2d_nchw_fchw", "linalg.conv_2d_ngchw_fgchw",
    "linalg.conv_2d_ngchw_gfchw", "linalg.conv_2d_ngchw_gfchw_q", "linalg.conv_2d_nhwc_fhwc",
    "linalg.conv_2d_nhwc_fhwc_q", "linalg.conv_2d_nhwc_hwcf", "linalg.conv_2d_nhwc_hwcf_q", "linalg.conv_3d",
    "linalg.conv_3d_ncdhw_fcdhw", "linalg.conv_3d_ndhwc_dhwcf", "linalg.conv_3d_ndhwc_dhwcf_q", "linalg.copy",
    "linalg.depthwise_conv_1d_ncw_cw", "linalg.depthwise_conv_1d_nwc_wc", "linalg.depthwise_conv_1d_nwc_wcm",
    "linalg.depthwise_conv_2d_nchw_chw", "linalg.depthwise_conv_2d_nhwc_hwc", "linalg.depthwise_conv_2d_nhwc_hwc_q",
    "linalg.depthwise_conv_2d_nhwc_hwcm", "linalg.depthwise_conv_2d_nhwc_hwcm_q",
    "linalg.depthwise_conv_3d_ncdhw_cdhw", "linalg.depthwise_conv_3d_ndhwc_dhwc",
    "linalg.depthwise_conv_3d_ndhwc_dhwcm", "linalg.div", "linalg.div_unsigned", "linalg.dot",
    "linalg.elemwise_binary", "linalg.elemwise_unary", "linalg.erf", "linalg.exp", "linalg.fill",
    "linalg.fill_rng_2d", "linalg.floor", "linalg.generic", "linalg.index", "linalg.log", "linalg.map",
    "linalg.matmul", "linalg.matmul_transpose_a", "linalg.matmul_transpose_b", "linalg.matvec", "linalg.max",
    "linalg.min", "linalg.mmt4d", "linalg.mul", "linalg.negf", "linalg.pooling_nchw_max", "linalg.pooling_nchw_sum",
    "linalg.pooling_ncw_max", "linalg.pooling_ncw_sum", "linalg.pooling_ndhwc_max", "linalg.pooling_ndhwc_min",
    "linalg.pooling_ndhwc_sum", "linalg.pooling_nhwc_max", "linalg.pooling_nhwc_max_unsigned",
    "linalg.pooling_nhwc_min", "linalg.pooling_nhwc_min_unsigned", "linalg.pooling_nhwc_sum",
    "linalg.pooling_nwc_max", "linalg.pooling_nwc_max_unsigned", "linalg.pooling_nwc_min",
    "linalg.pooling_nwc_min_unsigned", "linalg.pooling_nwc_sum", "linalg.powf", "linalg.quantized_batch_matmul",
    "linalg.quantized_matmul", "linalg.reciprocal", "linalg.reduce", "linalg.round", "linalg.rsqrt", "linalg.select",
    "linalg.softmax", "linalg.sqrt", "linalg.square", "linalg.sub", "linalg.tanh", "linalg.transpose",
    "linalg.vecmat", "linalg.winograd_filter_transform", "linalg.winograd_input_transform",
    "linalg.winograd_output_transform"})
@AutoService(OpInterface.class)
public final class LinalgExecution extends DialectExecution {
  @Override
  protected Map<String, ExecutableOpInterface> operations() {
    Map<String, ExecutableOpInterface> table = new HashMap<>();
    for (String name : LinalgExecution.class.getAnnotation(Serves.class).value()) {
      table.put(name, StructuredLoops::emit);
    }
    table.put(IndexOp.NAME, (op, code) -> { }); // the operation around it has defined the result
    table.put(SoftmaxOp.NAME, Softmax::emit);
    table.put("linalg.winograd_filter_transform", Winograd::filter);
    table.put("linalg.winograd_input_transform", Winograd::input);
    table.put("linalg.winograd_output_transform", Winograd::output);
    return table;
  }
}
