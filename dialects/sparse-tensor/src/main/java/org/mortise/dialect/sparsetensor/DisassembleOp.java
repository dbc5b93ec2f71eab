// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Copies the arrays that store a tensor into given ones. */
@Op(name = "sparse_tensor.disassemble",
    operands = {"tensor: SPARSE_TENSOR", "out_levels: LEVELS...", "out_values: ANY_TENSOR"},
    results = {"ret_levels: LEVELS...", "ret_values: ANY_TENSOR", "lvl_lens: LENGTH...", "val_len: LENGTH"},
    traits = {"PURE", "SAME_VARIADIC_RESULT_SIZE"},
    format = "$tensor attr-dict `:` type($tensor)`out_lvls` `(` $out_levels `:` type($out_levels) `)` `out_vals` "
        + "`(` $out_values `:` type($out_values) `)` `->``(` type($ret_levels) `)` `,` type($ret_values) `,` "
        + "`(` type($lvl_lens) `)` `,` type($val_len)",
    implementations = SparseBufferization.Disassembly.class)
public final class DisassembleOp extends DisassembleOpBase {
  DisassembleOp(Operation operation) {
    super(operation);
  }
}
