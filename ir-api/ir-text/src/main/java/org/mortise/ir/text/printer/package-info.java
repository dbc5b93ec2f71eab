// SPDX-License-Identifier: Apache-2.0
/**
 * How programs are printed: {@link org.mortise.ir.text.printer.IRPrinter} and {@link
 * org.mortise.ir.text.printer.FragmentPrinter} are the ways in.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.printer;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
