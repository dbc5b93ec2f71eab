// SPDX-License-Identifier: Apache-2.0
/**
 * The parts shared by parser and printer of types, attributes and operations, and the texts of programs. Whole programs
 * are parsed by {@link org.mortise.ir.text.parser} and printed by {@link org.mortise.ir.text.printer}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
