// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.util.Map;
import org.mortise.ir.execution.runtime.Primitive;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Functions in Java that programs can call: those that a program declares without a body. A bundle brings them as a
 * service of this type ({@code @Component}), and without a framework by {@link java.util.ServiceLoader}
 * ({@code @AutoService}). Of several functions of one name the first one found is used.
 */
@ConsumerType
public interface ExternalFunctions {
  /**
   * Returns the functions by the names of their symbols. The types of arguments and results are those that the program
   * declares; a function checks them if it must.
   */
  Map<String, Primitive> functions();
}
