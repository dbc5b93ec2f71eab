// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

/**
 * An attribute in the definition of an operation.
 *
 * @param name the name of the attribute
 * @param constraint the number of the constraint on it
 */
record NamedConstraint(String name, int constraint) {}
