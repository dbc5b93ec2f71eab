// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The processor that executes a loop: {@code #gpu.loop_dim_map<processor = thread_x, map = ..., bound = ...>}. */
@AttrDef(name = "gpu.loop_dim_map",
    parameters = {"processor: PROCESSOR", "map: AFFINE_MAP", "bound: AFFINE_MAP"},
    format = "`<` struct(params) `>`")
public final class ParallelLoopDimMappingAttr extends ParallelLoopDimMappingAttrBase {
  /** The processors. */
  public enum Processor implements Keyword {
    BLOCK_X, BLOCK_Y, BLOCK_Z, THREAD_X, THREAD_Y, THREAD_Z, SEQUENTIAL
  }

  static final ParameterForm<Processor> PROCESSOR = ParameterForms.keyword(Processor.class, "::mlir::gpu::Processor");

  ParallelLoopDimMappingAttr(Context context, Object[] values) {
    super(context, values);
  }
}
