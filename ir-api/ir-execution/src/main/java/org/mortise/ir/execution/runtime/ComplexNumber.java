// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.runtime;

/**
 * The value of a {@code complex} type.
 *
 * @param real the real part, by the {@link ValueKind} of the element type
 * @param imaginary the imaginary part
 */
public record ComplexNumber(Object real, Object imaginary) {}
