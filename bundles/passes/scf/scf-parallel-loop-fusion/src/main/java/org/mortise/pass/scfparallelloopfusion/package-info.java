// SPDX-License-Identifier: Apache-2.0
/** Fuses adjacent parallel loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfparallelloopfusion;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

