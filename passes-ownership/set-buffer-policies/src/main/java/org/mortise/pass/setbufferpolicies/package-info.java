// SPDX-License-Identifier: Apache-2.0
/** The set-buffer-policies pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.setbufferpolicies;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
