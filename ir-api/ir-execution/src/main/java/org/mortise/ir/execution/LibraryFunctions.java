// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.runtime.Primitive;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * The functions of the runtime library of a language. {@link org.mortise.ir.Serves} names the whole dialect of the
 * language, as in {@code "fir.*"}. The functions may depend only on their arguments and the memory of the program;
 * others are {@link ExternalFunctions}.
 */
@ConsumerType
public interface LibraryFunctions extends OpInterface {
  /** Returns the implementation of a declared function; null if it is not in the library. */
  @Nullable Primitive function(Operation declaration);
}
