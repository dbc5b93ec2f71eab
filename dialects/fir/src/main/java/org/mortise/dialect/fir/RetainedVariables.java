// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.FortranVariableFlagsAttr.Flag;
import org.mortise.ir.Operation;
import org.mortise.ir.interfaces.RetainedAddressOpInterface;

/**
 * The variables whose address a procedure may retain after it returns: targets and pointers, asynchronous and volatile
 * variables, and all variables of the source program, since old libraries retain addresses contrary to the standard.
 * Compiler temporaries are not retained.
 */
public final class RetainedVariables implements RetainedAddressOpInterface {
  private static final String OF_SOURCE = "_Q";

  @Override
  public boolean mayBeRetained(Operation op) {
    return mayBeRetained(DeclareOp.of(op).uniqNameAttr().value(), DeclareOp.of(op).fortranAttrsAttr());
  }

  /** Returns whether a procedure may keep the address of a variable with this unique name and these attributes. */
  public static boolean mayBeRetained(String name, @Nullable FortranVariableFlagsAttr flags) {
    return name.startsWith(OF_SOURCE) || flags != null && (flags.has(Flag.TARGET) || flags.has(Flag.POINTER)
        || flags.has(Flag.ASYNCHRONOUS) || flags.has(Flag.VOLATILE));
  }
}
