// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

/**
 * A function of numbers that operations compute, which {@link org.mortise.ir.definition.Op#computes} names. Folding,
 * the inference of ranges and the execution of an operation follow from it. Implementations are enums, such as
 * {@link FloatFunction}.
 */
public interface Computation {}
