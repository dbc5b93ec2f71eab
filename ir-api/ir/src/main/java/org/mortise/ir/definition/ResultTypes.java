// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;

/** Infers an operation's result types from its operands, attributes and regions. */
@FunctionalInterface
public interface ResultTypes {
  /** The types, or null if they cannot be told (malformed operands). */
  List<Type> infer(OperationState state);
}
