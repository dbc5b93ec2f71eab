// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;

/**
 * Something that can be called. A call passes its arguments to the entry block of the region, and gets what the
 * region's {@link ReturnLike} terminators pass on. Symbols that can be called also have a name, and most of them are
 * {@link FunctionOpInterface functions}.
 */
public interface CallableOpInterface extends OpInterface {
  /** The region that a call executes, or null for a declaration. */
  Region getCallableRegion(Operation op);

  /** The types that a call must pass; those of the entry block's arguments, if there is one. */
  List<Type> getArgumentTypes(Operation op);

  /** The types that a call gets. */
  List<Type> getResultTypes(Operation op);
}
