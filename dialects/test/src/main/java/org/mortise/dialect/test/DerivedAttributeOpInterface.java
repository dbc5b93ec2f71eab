// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;

/** An operation with attributes that are not stored but follow from its types and other attributes. */
@FunctionalInterface
public interface DerivedAttributeOpInterface extends OpInterface {
  /** Returns the derived attributes with their values, in the order of their declaration. */
  List<NamedAttribute> materializeDerivedAttributes(Operation op);
}
