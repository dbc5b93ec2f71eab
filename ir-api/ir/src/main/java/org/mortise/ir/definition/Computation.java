// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

/**
 * A function of numbers that operations compute, which {@link Op#computes} names. Folding, the inference of ranges and
 * the execution of an operation follow from it. Implementations are enums, such as
 * {@link org.mortise.ir.attributes.FloatFunction}.
 */
public interface Computation {}
