// SPDX-License-Identifier: Apache-2.0
/** Joins a sine and a cosine of the same number. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.mathsincosfusion;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
