// SPDX-License-Identifier: Apache-2.0
/**
 * How programs are printed. Not exported: {@link org.mortise.ir.text.IRPrinter} and {@link
 * org.mortise.ir.text.FragmentPrinter} are the ways in.
 */
package org.mortise.ir.text.printer;
