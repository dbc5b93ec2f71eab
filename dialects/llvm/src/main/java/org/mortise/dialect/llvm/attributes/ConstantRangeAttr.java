// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;

/** The integers from {@code lower} up to, but without, {@code upper}; it may wrap. Since MLIR 20. */
@AttrDef(name = "llvm.constant_range", parameters = {"type: TYPE", "lower: INT64", "upper: INT64"},
    format = "`<` $type `,` $lower `,` $upper `>`")
public final class ConstantRangeAttr extends ConstantRangeAttrBase {
  ConstantRangeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
