// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import com.google.auto.service.AutoService;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.FortranVariableFlagsAttr.Flag;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.interfaces.RetainedAddressOpInterface;
import org.osgi.service.component.annotations.Component;

/**
 * The variables whose address a procedure may keep after it returns: targets and pointers, those that are accessed
 * asynchronously or volatile, and all variables of the source program, as old libraries keep their addresses against
 * the rules. Temporaries of the compiler are none.
 */
@Component(service = RetainedAddressOpInterface.class)
@Serves(DeclareOp.NAME)
@AutoService(OpInterface.class)
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
