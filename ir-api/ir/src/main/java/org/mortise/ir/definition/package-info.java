// SPDX-License-Identifier: Apache-2.0
/**
 * What a dialect declares of its operations: operands, results, attributes, regions, successors, traits, syntax,
 * verifier, folder and patterns, in an {@link org.mortise.ir.definition.OpDefinition}.
 */
@Version("0.1.0")
package org.mortise.ir.definition;

import org.osgi.annotation.versioning.Version;

