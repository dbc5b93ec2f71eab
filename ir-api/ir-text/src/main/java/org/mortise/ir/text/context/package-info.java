// SPDX-License-Identifier: Apache-2.0
/** The start of every use of the framework: contexts with what all programs need. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.context;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
