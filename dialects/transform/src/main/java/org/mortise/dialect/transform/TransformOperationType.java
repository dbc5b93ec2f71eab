// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** A handle of operations with one name: {@code !transform.op<"scf.for">}. */
@TypeDef(name = "transform.op", definition = "Transform_OperationType",
    parameters = "operation_name: STRING",
    format = "`<` $operation_name `>`")
public final class TransformOperationType extends TransformOperationTypeBase {
  TransformOperationType(Context context, Object[] values) {
    super(context, values);
  }
}
