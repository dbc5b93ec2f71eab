// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.constraint.AttributeConstraints;
import org.mortise.importer.internal.constraint.TypeConstraints;
import org.mortise.importer.internal.cpp.Conditions;

/**
 * The translators of constraints, which patterns share with definitions.
 *
 * @param operations returns the name of the operation with a C++ class, or null
 */
public record Translators(
    TypeConstraints types, AttributeConstraints attributes, Conditions conditions,
    UnaryOperator<@Nullable String> operations) {}
