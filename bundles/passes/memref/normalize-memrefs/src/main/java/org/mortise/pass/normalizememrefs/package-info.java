// SPDX-License-Identifier: Apache-2.0
/** Normalizes the layouts of memrefs to the identity. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.normalizememrefs;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
