// SPDX-License-Identifier: Apache-2.0
/** Replaces parallel loops by nests of sequential loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfparallelfortonestedfors;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

