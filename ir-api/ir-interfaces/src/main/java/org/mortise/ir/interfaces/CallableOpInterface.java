// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;

/**
 * An operation that can be called. A call passes its arguments to the entry block of the region, and returns the
 * operands of the region's {@link ReturnLike} terminators. Most callables are {@link FunctionOpInterface functions},
 * which are symbols.
 */
public interface CallableOpInterface extends OpInterface {
  /** Returns the region that a call executes, or null for a declaration. */
  @Nullable Region getCallableRegion(Operation op);

  /** Returns the argument types; equal to those of the entry block, if any. */
  List<Type> getArgumentTypes(Operation op);

  /** Returns the types of the results of a call. */
  List<Type> getResultTypes(Operation op);

  /** Returns a dictionary of attributes for each argument, or null if no argument has any. */
  default @Nullable ArrayAttr getArgAttrs(Operation op) {
    return op.getAttr("arg_attrs", ArrayAttr.class);
  }

  /** Returns a dictionary of attributes for each result, or null if no result has any. */
  default @Nullable ArrayAttr getResAttrs(Operation op) {
    return op.getAttr("res_attrs", ArrayAttr.class);
  }
}
