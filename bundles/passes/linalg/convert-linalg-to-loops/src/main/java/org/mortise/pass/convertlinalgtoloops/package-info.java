// SPDX-License-Identifier: Apache-2.0
/** Lowers structured operations on memrefs to loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.convertlinalgtoloops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

