// SPDX-License-Identifier: Apache-2.0
/**
 * MLIR's textual form: reading ({@link org.mortise.ir.text.IRParser}) and printing ({@link
 * org.mortise.ir.text.IRPrinter}) programs, and what types, attributes and operations read and print themselves with.
 */
@Version("0.1.0")
package org.mortise.ir.text;

import org.osgi.annotation.versioning.Version;
