// SPDX-License-Identifier: Apache-2.0
/**
 * How programs are printed. Internal but for {@link org.mortise.ir.text.printer.FragmentPrinter}: use {@code
 * org.mortise.ir.text.IRPrinter}.
 */
package org.mortise.ir.text.printer;
