// SPDX-License-Identifier: Apache-2.0
/** Symbol tables: finding symbols by name, renaming them, and finding the references to them. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.symbols;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
