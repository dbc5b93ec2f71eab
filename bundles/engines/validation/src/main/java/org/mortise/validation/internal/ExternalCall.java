// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.List;

/**
 * A call of a function without a body, or an unregistered operation.
 *
 * @param function the name, as messages show it: {@code @name}, or {@code 'name'} of an operation
 * @param arguments the values, with the contents of buffers at the time of the call
 */
record ExternalCall(String function, List<Object> arguments) {}
