// SPDX-License-Identifier: Apache-2.0
/** The API that passes implement and use. Pass managers are in other bundles. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.pass;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
