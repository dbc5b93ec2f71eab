// SPDX-License-Identifier: Apache-2.0
/**
 * The interfaces by which operations parse and print themselves: a parser and a printer for whole operations, and
 * directives for assembly formats. The implementations are in {@code org.mortise.ir.text}.
 */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.syntax;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
