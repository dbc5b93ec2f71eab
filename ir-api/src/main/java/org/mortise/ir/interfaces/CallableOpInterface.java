// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;

/** Something that can be called. */
public interface CallableOpInterface extends OpInterface {
  /** The region that a call executes, or null for a declaration. */
  Region getCallableRegion(Operation op);

  List<Type> getArgumentTypes(Operation op);

  List<Type> getResultTypes(Operation op);
}
