// SPDX-License-Identifier: Apache-2.0
/** Replaces loops over a space by nests of sequential loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfforalltofor;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

