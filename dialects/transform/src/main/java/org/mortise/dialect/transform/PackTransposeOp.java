// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Op;

/** Transposes the tiles of a packed tensor. */
@Op(name = "transform.structured.pack_transpose", family = TransformOp.class,
    operands = {"target_pack_or_un_pack_op: HANDLE", "target_linalg_op: HANDLE"},
    results = {"packed_op: HANDLE", "pack_op: HANDLE", "un_pack_op: HANDLE"},
    attributes = {"outer_perm: DENSE_I64_ARRAY? = NO_NUMBERS", "inner_perm: DENSE_I64_ARRAY? = NO_NUMBERS"},
    implementations = HandleEffects.Functional.class,
    format = "$target_pack_or_un_pack_op `with_compute_op` `(` $target_linalg_op `)` (`outer_perm` `=` "
        + "$outer_perm^ )? (`inner_perm` `=` $inner_perm^ )? attr-dict `:` functional-type(operands, results)")
public final class PackTransposeOp extends PackTransposeOpBase {
  PackTransposeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (Permutations.size(innerPermAttr()) == 0 && Permutations.size(outerPermAttr()) == 0) {
      return opError(" at least one of \"inner_perm\" or \"outer_perm\" must be specified");
    }
    Diagnostic wrong = repeated(innerPermAttr(), "inner_perm");
    return wrong != null ? wrong : repeated(outerPermAttr(), "outer_perm");
  }

  /** Returns an error if a number occurs twice. The rank of the tile is unknown here. */
  private @Nullable Diagnostic repeated(@Nullable DenseI64ArrayAttr numbers, String name) {
    return numbers == null || Permutations.areDistinct(numbers) ? null
        : opError("\"" + name + "\" is not a valid permutation");
  }
}
