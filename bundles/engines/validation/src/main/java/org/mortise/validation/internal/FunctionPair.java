// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import org.mortise.ir.Operation;

/**
 * Two versions of a function.
 *
 * @param name its name
 * @param source the version before the change
 * @param target the version after it
 */
public record FunctionPair(String name, Operation source, Operation target) {}
