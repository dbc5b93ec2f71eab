// SPDX-License-Identifier: Apache-2.0
/**
 * The declaration of operations by a dialect: operands, results, attributes, regions, successors, traits, syntax,
 * verifier, folder and patterns, in an {@link org.mortise.ir.definition.OpDefinition}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.definition;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

