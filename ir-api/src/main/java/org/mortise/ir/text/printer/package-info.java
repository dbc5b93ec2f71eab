// SPDX-License-Identifier: Apache-2.0
/** How programs are printed. Internal: use {@code org.mortise.ir.text.IRPrinter}. */
package org.mortise.ir.text.printer;
