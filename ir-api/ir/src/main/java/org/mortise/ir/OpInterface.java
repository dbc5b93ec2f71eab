// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * Marks the interfaces through which passes query the semantics of an operation.
 *
 * <p>An implementation is a stateless object whose methods take the operation, so that one object can serve operations
 * of several names. An operation declares its implementations by {@link org.mortise.ir.definition.Op#implementations}.
 * An implementation for operations of another module is annotated with {@link Serves}, which names them, and registered
 * as a service of its interface type ({@code @Component}) and, for use without a framework, of {@code OpInterface}
 * ({@code @AutoService}).
 */
public interface OpInterface {}
