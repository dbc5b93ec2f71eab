// SPDX-License-Identifier: Apache-2.0
/** Converts structured operations between their forms: named, of a category, and generic. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.linalgmorphops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

