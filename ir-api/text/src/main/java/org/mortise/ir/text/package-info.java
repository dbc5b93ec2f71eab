// SPDX-License-Identifier: Apache-2.0
/**
 * What types, attributes and operations read and print themselves with, and the texts that programs are read from.
 * Whole programs are read by {@link org.mortise.ir.text.parser} and printed by {@link org.mortise.ir.text.printer}.
 */
@Version("0.1.0")
package org.mortise.ir.text;

import org.osgi.annotation.versioning.Version;
